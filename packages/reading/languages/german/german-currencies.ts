import type { Currency, Noun } from '../../tongue.ts';
import { currenciesOf, money } from '../currencies.ts';

const CENT: Noun = ['Cent', 'Cent'];
const CENTAVO: Noun = ['Centavo', 'Centavos'];
const ORE: Noun = ['Öre', 'Öre'];
const SEN: Noun = ['Sen', 'Sen'];
const MARK: Currency = money(['Mark', 'Mark', 'f'], ['Pfennig', 'Pfennig']);

const dollarOf = (country: string): Currency => money([`${country} Dollar`, `${country} Dollar`], CENT);
const pesoOf = (country: string): Currency => money([`${country} Peso`, `${country} Pesos`], CENTAVO);
const kroneOf = (country: string): Currency => money([`${country} Krone`, `${country} Kronen`, 'f'], ORE);

/** Currencies and their German names. */
export const germanCurrencies = currenciesOf([
  ['$ US$ US-$ USD Dollar', money(['Dollar', 'Dollar'], CENT)],
  ['€ EUR Euro', money(['Euro', 'Euro'], CENT)],
  ['£ GBP', money(['Pfund', 'Pfund'], ['Penny', 'Pence'])],
  ['¥ JPY', money(['Yen', 'Yen'])],
  ['CHF SFr Franken Fr', money(['Franken', 'Franken'], ['Rappen', 'Rappen'])],
  ['Mark Mk', MARK],
  ['öS ATS', money(['Schilling', 'Schilling'], ['Groschen', 'Groschen'])],
  ['Tlr', money(['Taler', 'Taler'], ['Groschen', 'Groschen'])],
  ['DM', { ...MARK, unit: ['D-Mark', 'D-Mark', 'f'] }],
  ['RM', money(['Reichsmark', 'Reichsmark', 'f'], ['Reichspfennig', 'Reichspfennig'])],
  ['Rp', money(['Rappen', 'Rappen'], ['Rappen', 'Rappen'])],
  ['CNY RMB', money(['Yuan', 'Yuan'], ['Fen', 'Fen'])],
  ['C$ CA$ CAD', dollarOf('kanadische')],
  ['A$ AU$ AUD', dollarOf('australische')],
  ['NZ$ NZD', dollarOf('neuseeländische')],
  ['HK$ HKD', money(['Hongkong-Dollar', 'Hongkong-Dollar'], CENT)],
  ['S$ SGD', money(['Singapur-Dollar', 'Singapur-Dollar'], CENT)],
  ['R$ BRL', money(['Real', 'Reais'], CENTAVO)],
  ['MX$ MXN', pesoOf('mexikanische')],
  ['ARS', pesoOf('argentinische')],
  ['CLP', pesoOf('chilenische')],
  ['COP', pesoOf('kolumbianische')],
  ['kr Kr', money(['Krone', 'Kronen', 'f'], ORE)],
  ['SEK', kroneOf('schwedische')],
  ['NOK', kroneOf('norwegische')],
  ['DKK', kroneOf('dänische')],
  ['ISK', money(['isländische Krone', 'isländische Kronen', 'f'], ['Eyrir', 'Aurar'])],
  ['PLN zł', money(['Zloty', 'Zloty'], ['Groschen', 'Groschen'])],
  ['Kč CZK', money(['tschechische Krone', 'tschechische Kronen', 'f'], ['Heller', 'Heller'])],
  ['HUF', money(['Forint', 'Forint'], ['Filler', 'Filler'])],
  ['RON', money(['Leu', 'Lei'], ['Ban', 'Bani'])],
  ['BGN', money(['Lew', 'Lewa'], ['Stotinka', 'Stotinki'])],
  ['INR ₹', money(['Rupie', 'Rupien', 'f'], ['Paisa', 'Paisa'])],
  ['RUB ₽ Rbl', money(['Rubel', 'Rubel'], ['Kopeke', 'Kopeken', 'f'])],
  ['TRY ₺ ₤', money(['Lira', 'Lira', 'f'], ['Kuruş', 'Kuruş'])],
  ['IDR', money(['Rupiah', 'Rupiah', 'f'])],
  ['MYR', money(['Ringgit', 'Ringgit'], SEN)],
  ['KRW ₩', money(['Won', 'Won'])],
  ['₪ ILS', money(['Schekel', 'Schekel'], ['Agora', 'Agorot'])],
  ['₴ UAH', money(['Hrywnja', 'Hrywnja', 'f'], ['Kopijka', 'Kopijka'])],
  ['₫ VND', money(['Dong', 'Dong'])],
  ['฿ THB', money(['Baht', 'Baht'], ['Satang', 'Satang'])],
  ['₱', money(['Peso', 'Pesos'], CENTAVO)],
  ['₦ NGN', money(['Naira', 'Naira'], ['Kobo', 'Kobo'])],
  ['ZAR', money(['Rand', 'Rand'], CENT)],
  ['EGP', money(['ägyptisches Pfund', 'ägyptische Pfund'], ['Piaster', 'Piaster'])],
  ['AED', money(['Dirham', 'Dirham'], ['Fils', 'Fils'])],
  ['₿ BTC', money(['Bitcoin', 'Bitcoin'])],
  ['¢', money(CENT, CENT)],
]);
