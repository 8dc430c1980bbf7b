import type { CostItem } from './cost-line.ts';

/** An item on a receipt: how much of one SKU all tries of one attempt used. */
export interface ReceiptItem
  extends Pick<CostItem, 'component' | 'sku' | 'model' | 'quantity' | 'unit' | 'pico'> {
  readonly attempt: number;
}

/** The total cost of a video: the sum of its steps' cost lines, including failed tries and failed attempts. */
export interface Receipt {
  readonly videoId: string;
  /** How many cost lines the receipt includes. */
  readonly tries: number;
  readonly items: readonly ReceiptItem[];
  /** Whole pico-dollars. */
  readonly pico: bigint;
}

interface Attempt {
  readonly ownerId: string;
  readonly videoId: string;
  readonly attempt: number;
}

export interface Receipts {
  /** Adds the items of one cost line; adding the same `lineId` again does nothing. */
  add(attempt: Attempt, lineId: string, items: readonly CostItem[]): Promise<void>;
  find(ownerId: string, videoId: string): Promise<Receipt | undefined>;
}
