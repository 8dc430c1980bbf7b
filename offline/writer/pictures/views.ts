import type { Subject } from '#offline/writer/bank.ts';

/** A possible view for a picture; the key distinguishes pictures. */
export interface View {
  readonly key: string;
  readonly shot: 'Wide shot' | 'Medium shot' | 'Close-up';
  readonly text: string;
  readonly setting?: string;
}
export interface Views {
  readonly opening: View;
  readonly place: View;
  readonly figure: View;
  readonly thing: View;
  readonly both: View;
  readonly pair: View;
  readonly other: View;
  readonly still: View;
  readonly symbol?: View;
  readonly crowd?: View;
  readonly journey?: View;
}

/** The order in which to try views of a scene, by the subject of its beat. */
const ORDER: Readonly<Record<Subject, readonly (keyof Views)[]>> = {
  place: ['place', 'crowd', 'journey', 'symbol', 'figure'],
  hero: ['figure', 'journey', 'crowd', 'place', 'both'],
  thing: ['thing', 'symbol', 'still', 'both'],
  both: ['both', 'pair', 'journey', 'symbol'],
  other: ['pair', 'other', 'journey', 'still'],
};
const FALLBACK = ['still', 'place', 'figure'] as const;

/** The views of a scene, best first. */
export const orderOf = (subject: Subject, hasSmall: boolean, carried: boolean): (keyof Views)[] => {
  const [first, ...rest] = ORDER[subject];
  return [
    ...(carried && subject === 'thing' ? (['symbol'] as const) : []),
    ...(first === undefined ? [] : [first]),
    ...(hasSmall ? (['still'] as const) : []),
    ...rest,
    ...FALLBACK,
  ];
};
