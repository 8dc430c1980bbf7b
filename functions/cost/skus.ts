import { PROVIDER_COSTS, type ProviderComponent, type ProviderSku } from '#contract/providers.ts';

/** AWS usage and payment fees. */
const OWN = [
  { sku: 'lambda.compute', component: 'lambda', unit: 'MB-ms', pricingUnit: 'GB-Seconds' },
  { sku: 'lambda.request', component: 'lambda', unit: 'request', pricingUnit: 'Requests' },
  { sku: 'lambda.egress', component: 'transfer', unit: 'byte', pricingUnit: 'GiB' },
  { sku: 'http-api.request', component: 'http-api', unit: 'request', pricingUnit: 'Requests' },
  { sku: 'cloudfront.request', component: 'cloudfront', unit: 'request', pricingUnit: 'Requests' },
  { sku: 'cloudfront.egress', component: 'cloudfront', unit: 'byte', pricingUnit: 'GiB' },
  { sku: 'dynamodb.read', component: 'dynamodb', unit: 'read unit', pricingUnit: 'Read Units' },
  { sku: 'dynamodb.write', component: 'dynamodb', unit: 'write unit', pricingUnit: 'Write Units' },
  { sku: 's3.put', component: 's3', unit: 'request', pricingUnit: 'Requests' },
  { sku: 's3.get', component: 's3', unit: 'request', pricingUnit: 'Requests' },
  { sku: 's3.storage', component: 's3', unit: 'byte-month', pricingUnit: 'GiB-Months' },
  {
    sku: 'step-functions.transition',
    component: 'step-functions',
    unit: 'transition',
    pricingUnit: 'Transitions',
  },
  { sku: 'logs.ingested', component: 'logs', unit: 'byte', pricingUnit: 'GiB' },
  { sku: 'ses.mail', component: 'ses', unit: 'mail', pricingUnit: 'Mails' },
  { sku: 'ses.attached', component: 'ses', unit: 'byte', pricingUnit: 'GiB' },
  { sku: 'stripe.fee', component: 'payments', unit: 'cent', pricingUnit: 'Cents' },
] as const;

/** The components that don't belong to a provider. */
export type OwnComponent = (typeof OWN)[number]['component'];
export type Component = OwnComponent | ProviderComponent;
export type Sku = (typeof OWN)[number]['sku'] | ProviderSku;

interface SkuRow {
  readonly sku: Sku;
  /** The component whose total includes the amounts for this SKU. */
  readonly component: Component;
  /** What a metered quantity counts. */
  readonly unit: string;
  /** The unit used in the price list, in FOCUS notation: a quantity is divided by the `per` of its price. */
  readonly pricingUnit: string;
}

/** Every metered unit, and the component it belongs to. */
export const SKUS: readonly SkuRow[] = [
  ...OWN,
  ...PROVIDER_COSTS.flatMap(({ component, units }) => units.map((unit) => ({ ...unit, component }))),
];

const bySku = new Map<string, SkuRow>(SKUS.map((row) => [row.sku, row]));

export const isSku = (name: string): name is Sku => bySku.has(name);

/** The component that a unit belongs to, and what its quantities count. */
export const skuOf = (sku: Sku): Pick<SkuRow, 'component' | 'unit'> => {
  const row = bySku.get(sku);
  if (row === undefined) throw new RangeError(`Nothing is metered as ${sku}.`);
  const { component, unit } = row;
  return { component, unit };
};
