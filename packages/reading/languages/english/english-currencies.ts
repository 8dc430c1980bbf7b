import type { Currency, Noun } from '../../tongue.ts';
import { currenciesOf, money } from '../currencies.ts';

const CENT: Noun = ['cent', 'cents'];
const CENTAVO: Noun = ['centavo', 'centavos'];
const CENTIME: Noun = ['centime', 'centimes'];
const ORE: Noun = ['öre', 'öre'];
const ØRE: Noun = ['øre', 'øre'];
const FILS: Noun = ['fils', 'fils'];

const dollarOf = (country: string): Currency => money([`${country} dollar`, `${country} dollars`], CENT);
const pesoOf = (country: string): Currency => money([`${country} peso`, `${country} pesos`], CENTAVO);

/** Currencies and their English names. “TRY” and “PHP” have other meanings too, so they aren’t listed. */
export const englishCurrencies = currenciesOf([
  ['$ US$ USD dollar dollars', money(['dollar', 'dollars'], CENT)],
  ['€ EUR euro euros', money(['euro', 'euros'], CENT)],
  ['£ GBP', money(['pound', 'pounds'], ['penny', 'pence'])],
  ['¥ JPY', money(['yen', 'yen'])],
  ['CN¥ CNY RMB', money(['yuan', 'yuan'], ['fen', 'fen'])],
  ['C$ CA$ CAD', dollarOf('Canadian')],
  ['A$ AU$ AUD', dollarOf('Australian')],
  ['NZ$ NZD', dollarOf('New Zealand')],
  ['HK$ HKD', dollarOf('Hong Kong')],
  ['S$ SGD', dollarOf('Singapore')],
  ['NT$ TWD', dollarOf('Taiwan')],
  ['R$ BRL', money(['real', 'reais'], CENTAVO)],
  ['MX$ MXN', pesoOf('Mexican')],
  ['ARS', pesoOf('Argentine')],
  ['CLP', pesoOf('Chilean')],
  ['COP', pesoOf('Colombian')],
  ['S/', money(['sol', 'soles'], ['céntimo', 'céntimos'])],
  ['CHF SFr', money(['Swiss franc', 'Swiss francs'], ['rappen', 'rappen'])],
  ['XOF XAF FCFA', money(['C F A franc', 'C F A francs'], CENTIME)],
  ['DM', money(['Deutsche mark', 'Deutsche marks'], ['pfennig', 'pfennigs'])],
  ['kr Kr', money(['krona', 'kronor'], ORE)],
  ['SEK', money(['Swedish krona', 'Swedish kronor'], ORE)],
  ['NOK', money(['Norwegian krone', 'Norwegian kroner'], ØRE)],
  ['DKK', money(['Danish krone', 'Danish kroner'], ØRE)],
  ['ISK', money(['Icelandic krona', 'Icelandic kronur'], ['eyrir', 'aurar'])],
  ['PLN zł', money(['zloty', 'zlotys'], ['grosz', 'groszy'])],
  ['Kč CZK', money(['koruna', 'korunas'], ['haler', 'halers'])],
  ['HUF', money(['forint', 'forints'], ['filler', 'filler'])],
  ['RON', money(['leu', 'lei'], ['ban', 'bani'])],
  ['BGN', money(['lev', 'leva'], ['stotinka', 'stotinki'])],
  ['INR Rs ₹', money(['rupee', 'rupees'], ['paisa', 'paise'])],
  ['PKR', money(['Pakistani rupee', 'Pakistani rupees'], ['paisa', 'paise'])],
  ['IDR Rp', money(['rupiah', 'rupiah'])],
  ['MYR RM', money(['ringgit', 'ringgit'], ['sen', 'sen'])],
  ['KRW ₩', money(['won', 'won'])],
  ['₽ RUB', money(['ruble', 'rubles'], ['kopek', 'kopeks'])],
  ['₺ ₤', money(['lira', 'lira'], ['kurus', 'kurus'])],
  ['₪ ILS', money(['shekel', 'shekels'], ['agora', 'agorot'])],
  ['₴ UAH', money(['hryvnia', 'hryvnias'], ['kopiyka', 'kopiykas'])],
  ['₫ VND', money(['dong', 'dong'])],
  ['฿ THB', money(['baht', 'baht'], ['satang', 'satang'])],
  ['₱', money(['peso', 'pesos'], CENTAVO)],
  ['₦ NGN', money(['naira', 'naira'], ['kobo', 'kobo'])],
  ['₡', money(['colon', 'colones'], ['céntimo', 'céntimos'])],
  ['ZAR', money(['rand', 'rand'], CENT)],
  ['EGP', money(['Egyptian pound', 'Egyptian pounds'], ['piaster', 'piasters'])],
  ['AED', money(['dirham', 'dirhams'], FILS)],
  ['SAR', money(['Saudi riyal', 'Saudi riyals'], ['halala', 'halalas'])],
  ['₿ BTC', money(['bitcoin', 'bitcoins'])],
  ['¢', money(CENT, CENT)],
]);
