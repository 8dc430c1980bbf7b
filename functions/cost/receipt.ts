import type { CostItem } from './cost-line.ts';

/** An item of a receipt: what all tries of one attempt used of one SKU. */
export interface ReceiptItem
  extends Pick<CostItem, 'component' | 'sku' | 'model' | 'quantity' | 'unit' | 'pico'> {
  readonly attempt: number;
}

/** What a video has cost so far: the sum of the cost lines of its steps, failed tries and failed attempts included. */
export interface Receipt {
  readonly videoId: string;
  /** How many lines are in it. */
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
  /** Adds the items of one line; the same `lineId` again adds nothing. */
  add(attempt: Attempt, lineId: string, items: readonly CostItem[]): Promise<void>;
  find(ownerId: string, videoId: string): Promise<Receipt | undefined>;
}
