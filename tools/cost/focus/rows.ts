import type { Price } from '#functions/cost/prices.ts';
import { decimalOf } from '#tools/cost/output/money.ts';
import type { Cell } from '#tools/cost/output/section.ts';
import { type Charge, type Cost, NO_PLAN, NOBODY } from '../charges.ts';
import { serviceOf, unitOf } from './services.ts';

/** Missing values are null in FOCUS; CSV writes them as empty fields. */
type Row = Readonly<Record<string, Cell>>;

const HOUR = 13;
const HOUR_MS = 3_600_000;
const CURRENCY = 'USD';

const instant = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
const hourOf = (time: string): number => Date.parse(`${time.slice(0, HOUR)}:00:00Z`);
const monthOf = (time: string, after: number): string => {
  const at = new Date(time);
  return instant(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + after, 1));
};

const unitPrice = (price: Price | undefined): string =>
  price === undefined ? '0' : decimalOf(BigInt(price.pico));

/** A line's place (route or step), and the film that the work was for. */
const origin = ({ place, isRoute, requestId, video, attempt, user, plan }: Cost): Row => ({
  x_Route: isRoute ? place : undefined,
  x_Step: isRoute ? undefined : place,
  x_RequestId: requestId === '' ? undefined : requestId,
  x_VideoId: video,
  x_Attempt: video === undefined ? undefined : attempt,
  x_UserHash: user === NOBODY ? undefined : user,
  x_Plan: plan === NO_PLAN ? undefined : plan,
});

const rowOf = (cost: Cost, { item, pico, list, price, listPrice, isPriced }: Charge): Row => {
  const { time, stage, place, plan, video } = cost;
  const service = serviceOf(item.component);
  const quantity = item.quantity / (listPrice?.per ?? 1);
  const unit = unitOf(item.sku);
  const sku = [item.sku, item.model].filter(Boolean).join(':');
  const start = hourOf(time);
  return {
    BilledCost: pico,
    BillingAccountId: `veilcast-${stage}`,
    BillingAccountName: `Veilcast ${stage}`,
    BillingCurrency: CURRENCY,
    BillingPeriodEnd: monthOf(time, 1),
    BillingPeriodStart: monthOf(time, 0),
    ChargeCategory: 'Usage',
    ChargeClass: undefined,
    ChargeDescription: `${service.name}, ${sku}, for ${place}`,
    ChargeFrequency: 'Usage-Based',
    ChargePeriodEnd: instant(start + HOUR_MS),
    ChargePeriodStart: instant(start),
    ConsumedQuantity: quantity,
    ConsumedUnit: unit,
    ContractedCost: pico,
    ContractedUnitPrice: unitPrice(price),
    EffectiveCost: pico,
    InvoiceIssuerName: service.provider,
    ListCost: list,
    ListUnitPrice: unitPrice(listPrice),
    PricingCategory: 'Standard',
    PricingQuantity: quantity,
    PricingUnit: unit,
    ProviderName: service.provider,
    PublisherName: service.provider,
    ResourceId: video,
    ResourceName: undefined,
    ResourceType: video === undefined ? undefined : 'Video',
    ServiceCategory: service.category,
    ServiceName: service.name,
    SkuId: sku,
    SkuMeter: item.sku,
    SkuPriceDetails: undefined,
    SkuPriceId: `${sku}@${price?.from ?? 'none'}`,
    SubAccountId: stage,
    SubAccountName: stage,
    Tags: JSON.stringify({ stage, place, ...(plan === NO_PLAN ? {} : { plan }) }),
    ...origin(cost),
    x_Component: item.component,
    x_Model: item.model,
    x_IsPriced: String(isPriced),
  };
};

/** One row per charge: FOCUS 1.2’s columns first, then our own. */
export function* focusRows(costs: Iterable<Cost>): Generator<Row> {
  for (const cost of costs) for (const charge of cost.charges) yield rowOf(cost, charge);
}
