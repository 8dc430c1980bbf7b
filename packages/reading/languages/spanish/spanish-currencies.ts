import type { Currency, Noun } from '../../tongue.ts';
import { currenciesOf, money } from '../currencies.ts';

const CENTAVO: Noun = ['centavo', 'centavos'];
const CENTIMO: Noun = ['céntimo', 'céntimos'];
const ORE: Noun = ['öre', 'öre'];
const ØRE: Noun = ['øre', 'øre'];
const SEN: Noun = ['sen', 'sen'];
const KOPEK: Noun = ['kopek', 'kopeks'];

const peso = (one: string, many: string): Currency => money([`peso ${one}`, `pesos ${many}`], CENTAVO);
const dolar = (one: string, many: string): Currency => money([`dólar ${one}`, `dólares ${many}`], CENTAVO);
const corona = (country: string, minor: Noun): Currency =>
  money([`corona ${country}`, `coronas ${country}s`, 'f'], minor);

/** Currencies and their Spanish names. “PHP” has another meaning too, so it isn’t listed. */
export const spanishCurrencies = currenciesOf([
  ['$ US$ USD U$S u$s U$D dólar dólares', money(['dólar', 'dólares'], CENTAVO)],
  ['€ EUR euro euros', money(['euro', 'euros'], CENTIMO)],
  ['£ GBP', money(['libra', 'libras', 'f'], ['penique', 'peniques'])],
  ['¥ JPY', money(['yen', 'yenes'], SEN)],
  ['CNY RMB', money(['yuan', 'yuanes'], ['fen', 'fen'])],
  ['Fr', money(['franco', 'francos'], CENTIMO)],
  ['CHF SFr sFr', money(['franco suizo', 'francos suizos'], CENTIMO)],
  ['XOF XAF FCFA', money(['franco C F A', 'francos C F A'], CENTIMO)],
  ['C$ CA$ CAD', dolar('canadiense', 'canadienses')],
  ['A$ AU$ AUD', dolar('australiano', 'australianos')],
  ['NZ$ NZD', dolar('neozelandés', 'neozelandeses')],
  ['HK$ HKD', dolar('de Hong Kong', 'de Hong Kong')],
  ['S$ SGD', dolar('de Singapur', 'de Singapur')],
  ['kr Kr', money(['corona', 'coronas', 'f'], ORE)],
  ['SEK', corona('sueca', ORE)],
  ['NOK', corona('noruega', ØRE)],
  ['DKK', corona('danesa', ØRE)],
  ['ISK', corona('islandesa', ['eyrir', 'aurar'])],
  ['Kč CZK', corona('checa', ['haléř', 'haléřs'])],
  ['PLN zł', money(['esloti', 'eslotis'], ['grosz', 'groszy'])],
  ['HUF', money(['forinto', 'forintos'], ['fillér', 'fillérs'])],
  ['RON', money(['leu', 'lei'], ['ban', 'bani'])],
  ['BGN', money(['lev', 'levas'], ['stotinka', 'stotinki'])],
  ['MXN MX$', peso('mexicano', 'mexicanos')],
  ['RD$ DOP', peso('dominicano', 'dominicanos')],
  ['CUP', peso('cubano', 'cubanos')],
  ['ARS', peso('argentino', 'argentinos')],
  ['COP', peso('colombiano', 'colombianos')],
  ['CLP', peso('chileno', 'chilenos')],
  ['UYU', peso('uruguayo', 'uruguayos')],
  ['PEN S/', money(['sol', 'soles'], CENTIMO)],
  ['Bs bs BOB', money(['boliviano', 'bolivianos'], CENTAVO)],
  ['PYG Gs ₲', money(['guaraní', 'guaraníes'], CENTIMO)],
  ['GTQ Q', money(['quetzal', 'quetzales'], CENTAVO)],
  ['HNL', money(['lempira', 'lempiras'], CENTAVO)],
  ['R$ BRL', money(['real', 'reales'], CENTAVO)],
  ['INR ₹', money(['rupia', 'rupias', 'f'], ['paisa', 'paisas', 'f'])],
  ['RUB ₽', money(['rublo', 'rublos'], KOPEK)],
  ['TRY ₺', money(['lira turca', 'liras turcas', 'f'], ['kuruş', 'kuruş'])],
  ['IDR', money(['rupia indonesia', 'rupias indonesias', 'f'], SEN)],
  ['MYR', money(['ringit', 'ringits'], SEN)],
  ['KRW ₩', money(['won', 'wones'], ['jeon', 'jeon'])],
  ['₪ ILS', money(['séquel', 'séqueles'], ['agora', 'agorot'])],
  ['₴ UAH', money(['grivna', 'grivnas', 'f'], KOPEK)],
  ['₫ VND', money(['dong', 'dongs'], ['xu', 'xu'])],
  ['฿ THB', money(['bat', 'bats'], ['satang', 'satangs'])],
  ['₱ peso pesos', money(['peso', 'pesos'], CENTAVO)],
  ['₦ NGN', money(['naira', 'nairas'], ['kobo', 'kobos'])],
  ['ZAR', money(['rand', 'rands'], CENTAVO)],
  ['EGP', money(['libra egipcia', 'libras egipcias', 'f'], ['piastra', 'piastras', 'f'])],
  ['AED MAD DH Dh', money(['dírham', 'dírhams'], CENTIMO)],
  ['₡ CRC', money(['colón', 'colones'], CENTIMO)],
  ['₿ BTC', money(['bitcoin', 'bitcoines'])],
  ['ETH', money(['éter', 'éteres'])],
  ['SAR QAR', money(['riyal', 'riyales'], CENTIMO)],
  ['¢', money(CENTAVO, CENTAVO)],
  ['ptas pta', money(['peseta', 'pesetas', 'f'], CENTIMO)],
]);
