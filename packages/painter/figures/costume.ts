import type { Local } from '#painter/canvas/tones.ts';

export type Garment = 'jacket' | 'shirt' | 'coat' | 'dress' | 'cloak' | 'armour' | 'spacesuit';

export type Hat =
  | 'none'
  | 'cap'
  | 'peaked'
  | 'sou-wester'
  | 'knit'
  | 'fedora'
  | 'bowler'
  | 'top'
  | 'straw'
  | 'broad'
  | 'flowered'
  | 'bicorne'
  | 'tricorn'
  | 'crown'
  | 'helmet'
  | 'spiked'
  | 'hood'
  | 'pointed'
  | 'turban'
  | 'bubble'
  | 'hardhat';

export type Hair = 'short' | 'bun' | 'long' | 'braid' | 'bald' | 'wig';

export type Trim =
  | 'belt'
  | 'buttons'
  | 'epaulettes'
  | 'scarf'
  | 'collar'
  | 'tie'
  | 'apron'
  | 'pack'
  | 'satchel'
  | 'boots'
  | 'stripe'
  | 'cape'
  | 'glasses'
  | 'gloves';

/** What a person with this costume always carries. */
export type Gear = 'stick' | 'spear' | 'rifle' | 'basket' | 'bag' | 'pane' | 'parcel' | 'newspaper';

export interface Costume {
  readonly garment: Garment;
  readonly colour: Local;
  readonly legs?: Local;
  readonly hat?: Hat;
  readonly hatColour?: Local;
  readonly hair?: Hair;
  readonly hairColour?: Local;
  readonly beard?: 'moustache' | 'full';
  readonly trims?: readonly Trim[];
  readonly trimColour?: Local;
  readonly gear?: Gear;
  /** Height in metres. */
  readonly metres?: number;
}
