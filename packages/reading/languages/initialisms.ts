/**
 * Initialisms that are read letter by letter in every language although they could be words; initialisms without a
 * vowel don’t need an entry.
 */
export const INITIALISMS: readonly string[] =
  'NSA LAX USA IOC ISS ESA OECD FBI EU UE UK API URL USB SOS IQ DNA RNA CEO CFO CTO UFC NBA MBA AOL IBM UPS ETA ATM VIP NYU UCLA ESPN IPO GPA SUV HIV IRA EEG SAP ETF AFP HDMI GPU CPU KPI UX UI UTC ATP PGA ABC ADSL UVA UVB AMD UHD ABS ESP IP GTI MSCI'.split(
    ' ',
  );
