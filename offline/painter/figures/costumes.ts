/** Figures are seen from behind: box 70 × 120, feet at the lower edge, centre at x = 35. */
export type Build = 'coat' | 'dress' | 'cloak' | 'trousers' | 'armour' | 'suit';

export type Hat =
  | 'none'
  | 'cap'
  | 'fedora'
  | 'top'
  | 'straw'
  | 'crown'
  | 'helmet'
  | 'hood'
  | 'pointed'
  | 'hair'
  | 'bun'
  | 'bald'
  | 'tricorn'
  | 'turban'
  | 'bubble'
  | 'hardhat';

export type Extra =
  | 'pack'
  | 'belt'
  | 'plume'
  | 'cape'
  | 'scarf'
  | 'braid'
  | 'stick'
  | 'spear'
  | 'stripe'
  | 'satchel';

export interface Costume {
  readonly build: Build;
  readonly hat: Hat;
  readonly tone?: 'body' | 'bone' | 'accent' | 'dark';
  readonly extra?: Extra;
  /** Height in metres. */
  readonly metres?: number;
}

export const COSTUMES = {
  man: { build: 'coat', hat: 'hair' },
  woman: { build: 'dress', hat: 'bun', extra: 'scarf' },
  child: { build: 'trousers', hat: 'hair', extra: 'scarf', metres: 1.25 },
  girl: { build: 'dress', hat: 'hair', extra: 'braid', tone: 'accent', metres: 1.25 },
  'old-man': { build: 'coat', hat: 'bald', extra: 'stick', metres: 1.62 },
  'old-woman': { build: 'dress', hat: 'bun', extra: 'stick', metres: 1.55 },
  king: { build: 'cloak', hat: 'crown', tone: 'accent' },
  queen: { build: 'dress', hat: 'crown', extra: 'cape', tone: 'accent' },
  soldier: { build: 'trousers', hat: 'helmet', extra: 'pack' },
  knight: { build: 'armour', hat: 'helmet', extra: 'plume' },
  sailor: { build: 'coat', hat: 'cap' },
  keeper: { build: 'coat', hat: 'cap', extra: 'scarf' },
  pirate: { build: 'coat', hat: 'tricorn', extra: 'belt' },
  scientist: { build: 'coat', hat: 'hair', tone: 'bone' },
  doctor: { build: 'coat', hat: 'hair', tone: 'bone', extra: 'satchel' },
  detective: { build: 'coat', hat: 'fedora', extra: 'belt' },
  astronaut: { build: 'suit', hat: 'bubble', tone: 'bone', extra: 'pack' },
  monk: { build: 'cloak', hat: 'hood' },
  stranger: { build: 'cloak', hat: 'hood', tone: 'dark' },
  wizard: { build: 'cloak', hat: 'pointed', extra: 'stick' },
  ghost: { build: 'cloak', hat: 'hood', tone: 'bone' },
  farmer: { build: 'trousers', hat: 'straw', extra: 'stick' },
  explorer: { build: 'trousers', hat: 'straw', extra: 'pack' },
  gentleman: { build: 'coat', hat: 'top', extra: 'stick' },
  worker: { build: 'trousers', hat: 'hardhat', extra: 'belt' },
  guard: { build: 'armour', hat: 'helmet', extra: 'spear' },
  nomad: { build: 'cloak', hat: 'turban', extra: 'scarf' },
  traveller: { build: 'coat', hat: 'fedora', extra: 'satchel' },
  musician: { build: 'coat', hat: 'hair', extra: 'satchel' },
  reader: { build: 'dress', hat: 'bun' },
  athlete: { build: 'trousers', hat: 'hair', extra: 'stripe', tone: 'accent' },
} as const satisfies Record<string, Costume>;

export type FigureName = keyof typeof COSTUMES | 'crowd';

export const isFigureName = (name: string): name is FigureName => name === 'crowd' || name in COSTUMES;
