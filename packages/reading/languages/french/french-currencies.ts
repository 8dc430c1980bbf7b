import type { Currency, Noun } from '../../tongue.ts';
import { currenciesOf, money } from '../currencies.ts';

const CENT: Noun = ['cent', 'cents'];
const CENTIME: Noun = ['centime', 'centimes'];
const CENTAVO: Noun = ['centavo', 'centavos'];
const ORE: Noun = ['öre', 'öre'];
const ØRE: Noun = ['øre', 'øre'];
const SEN: Noun = ['sen', 'sen'];

const dollar = (one: string, many: string): Currency => money([`dollar ${one}`, `dollars ${many}`], CENT);
const peso = (one: string, many: string): Currency => money([`peso ${one}`, `pesos ${many}`], CENTAVO);
const couronne = (country: string, minor: Noun): Currency =>
  money([`couronne ${country}`, `couronnes ${country}s`, 'f'], minor);

/** Currencies and their French names. “ARS” and “PHP” have other meanings too, so they aren’t listed. */
export const frenchCurrencies = currenciesOf([
  ['$ US$ $US USD dollar dollars', money(['dollar', 'dollars'], CENT)],
  ['€ EUR euro euros', money(['euro', 'euros'], CENTIME)],
  ['£ GBP', money(['livre', 'livres', 'f'], ['penny', 'pence'])],
  ['¥ JPY', money(['yen', 'yens'], SEN)],
  ['CHF SFr sFr', money(['franc suisse', 'francs suisses'], CENTIME)],
  ['F FF Fr Frs fr frs franc francs', money(['franc', 'francs'], CENTIME)],
  ['FCFA CFA XOF XAF', money(['franc C F A', 'francs C F A'], CENTIME)],
  ['CNY RMB', money(['yuan', 'yuans'], ['fen', 'fen'])],
  ['C$ CAD $CA', dollar('canadien', 'canadiens')],
  ['A$ AUD', dollar('australien', 'australiens')],
  ['NZ$ NZD', dollar('néo-zélandais', 'néo-zélandais')],
  ['HK$ HKD', dollar('de Hong Kong', 'de Hong Kong')],
  ['S$ SGD', dollar('de Singapour', 'de Singapour')],
  ['R$ BRL', money(['réal', 'réals'], CENTAVO)],
  ['MX$ MXN', peso('mexicain', 'mexicains')],
  ['CLP', peso('chilien', 'chiliens')],
  ['COP', peso('colombien', 'colombiens')],
  ['kr Kr', money(['couronne', 'couronnes', 'f'], ORE)],
  ['SEK', couronne('suédoise', ORE)],
  ['NOK', couronne('norvégienne', ØRE)],
  ['DKK', couronne('danoise', ØRE)],
  ['ISK', couronne('islandaise', ['eyrir', 'aurar'])],
  ['Kč CZK', couronne('tchèque', ['haléř', 'haléřs'])],
  ['PLN zł', money(['zloty', 'zlotys'], ['grosz', 'groszy'])],
  ['HUF', money(['forint', 'forints'], ['fillér', 'fillérs'])],
  ['RON', money(['leu', 'lei'], ['ban', 'bani'])],
  ['BGN', money(['lev', 'leva'], ['stotinka', 'stotinki'])],
  ['INR ₹', money(['roupie', 'roupies', 'f'], ['paisa', 'paisas'])],
  ['RUB ₽', money(['rouble', 'roubles'], ['kopeck', 'kopecks'])],
  ['TRY ₺', money(['livre turque', 'livres turques', 'f'], ['kuruş', 'kuruş'])],
  ['IDR', money(['roupie indonésienne', 'roupies indonésiennes', 'f'], SEN)],
  ['MYR', money(['ringgit', 'ringgits'], SEN)],
  ['KRW ₩', money(['won', 'wons'], ['jeon', 'jeon'])],
  ['₪ ILS', money(['shekel', 'shekels'], ['agora', 'agorot'])],
  ['₴ UAH', money(['hryvnia', 'hryvnias', 'f'], ['kopiyka', 'kopiykas'])],
  ['₫ VND', money(['dong', 'dongs'], ['xu', 'xu'])],
  ['฿ THB', money(['baht', 'bahts'], ['satang', 'satangs'])],
  ['₱', money(['peso', 'pesos'], CENTAVO)],
  ['₦ NGN', money(['naira', 'nairas'], ['kobo', 'kobos'])],
  ['ZAR', money(['rand', 'rands'], CENT)],
  ['EGP', money(['livre égyptienne', 'livres égyptiennes', 'f'], ['piastre', 'piastres', 'f'])],
  ['MAD AED DH Dh dh', money(['dirham', 'dirhams'], CENTIME)],
  ['₿ BTC', money(['bitcoin', 'bitcoins'])],
  ['ETH', money(['ether', 'ethers'])],
  ['XPF', money(['franc C F P', 'francs C F P'], CENTIME)],
  ['CDF', money(['franc congolais', 'francs congolais'], CENTIME)],
  ['TND DT', money(['dinar tunisien', 'dinars tunisiens'], ['millime', 'millimes'])],
  ['DZD DA', money(['dinar algérien', 'dinars algériens'], CENTIME)],
  ['HTG', money(['gourde', 'gourdes', 'f'], CENTIME)],
  ['SAR QAR', money(['riyal', 'riyals'], CENTIME)],
  ['KES', money(['shilling kényan', 'shillings kényans'], CENT)],
  ['¢', money(CENT, CENT)],
]);
