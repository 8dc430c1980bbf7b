/** At most `most` characters (UTF-16), cut between words where possible, never inside a character. */
export const shorten = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const whole = /\s/u.test(text.charAt(most)) ? cut : cut.replace(/\s+\S*$/u, '');
  return whole.replace(/\p{Cs}$/u, '').trimEnd();
};
