import { own } from './lookup.ts';

/** Greek letters occur in formulas and names; all four languages read them in much the same way. */
const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  Δ: 'delta',
  ε: 'epsilon',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  π: 'pi',
  σ: 'sigma',
  Σ: 'sigma',
  φ: 'phi',
  ω: 'omega',
  Ω: 'omega',
};
const APOSTROPHES = /[’‘ʼ′`´]/gu;
const HYPHENS = /[‐‑]/gu;
/** Latin letters, with apostrophes and hyphens inside words; other scripts and signs are left out. */
const SPOKEN = /\p{Script=Latin}+(?:['-]\p{Script=Latin}+)*'?/gu;

/** A word in a form that the speech program can pronounce; empty if it has no Latin letters. */
export const speakable = (text: string): string =>
  (own(GREEK, text) ?? text)
    .normalize('NFKC')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(HYPHENS, '-')
    .match(SPOKEN)
    ?.join(' ') ?? '';
