import { defined } from '#test/support/values.ts';

/**
 * The FOCUS 1.2 rules for the columns we write. Source: github.com/FinOps-Open-Cost-and-Usage-Spec/FOCUS_Spec, tag
 * v1.2, specification/columns/*.md (feature level, nulls, data type, allowed values) and specification/attributes
 * (numeric, date/time, currency, key-value and unit formats), as of 2026-11-21.
 */
interface Rule {
  readonly level: 'mandatory' | 'conditional' | 'recommended';
  readonly type: 'string' | 'decimal' | 'date' | 'currency' | 'json' | 'unit';
  readonly nulls: boolean;
  readonly values?: readonly string[];
}

const must = (type: Rule['type'], values?: readonly string[]): Rule => ({
  level: 'mandatory',
  type,
  nulls: false,
  ...(values === undefined ? {} : { values }),
});
const mayBeNull = (rule: Rule): Rule => ({ ...rule, nulls: true });
const conditional = (type: Rule['type'], values?: readonly string[]): Rule => ({
  ...must(type, values),
  level: 'conditional',
  nulls: true,
});

export const FOCUS_RULES: Readonly<Record<string, Rule>> = {
  BilledCost: must('decimal'),
  BillingAccountId: must('string'),
  BillingAccountName: mayBeNull(must('string')),
  BillingCurrency: must('currency'),
  BillingPeriodEnd: must('date'),
  BillingPeriodStart: must('date'),
  ChargeCategory: must('string', ['Usage', 'Purchase', 'Tax', 'Credit', 'Adjustment']),
  ChargeClass: mayBeNull(must('string', ['Correction'])),
  ChargeDescription: mayBeNull(must('string')),
  ChargeFrequency: { ...must('string', ['One-Time', 'Recurring', 'Usage-Based']), level: 'recommended' },
  ChargePeriodEnd: must('date'),
  ChargePeriodStart: must('date'),
  ConsumedQuantity: conditional('decimal'),
  ConsumedUnit: conditional('unit'),
  ContractedCost: must('decimal'),
  ContractedUnitPrice: conditional('decimal'),
  EffectiveCost: must('decimal'),
  InvoiceIssuerName: must('string'),
  ListCost: must('decimal'),
  ListUnitPrice: conditional('decimal'),
  PricingCategory: conditional('string', ['Standard', 'Dynamic', 'Committed', 'Other']),
  PricingQuantity: mayBeNull(must('decimal')),
  PricingUnit: mayBeNull(must('unit')),
  ProviderName: must('string'),
  PublisherName: must('string'),
  ResourceId: conditional('string'),
  ResourceName: conditional('string'),
  ResourceType: conditional('string'),
  ServiceCategory: must('string', [
    'AI and Machine Learning',
    'Analytics',
    'Business Applications',
    'Compute',
    'Databases',
    'Developer Tools',
    'Multicloud',
    'Identity',
    'Integration',
    'Internet of Things',
    'Management and Governance',
    'Media',
    'Migration',
    'Mobile',
    'Networking',
    'Security',
    'Storage',
    'Web',
    'Other',
  ]),
  ServiceName: must('string'),
  SkuId: conditional('string'),
  SkuMeter: conditional('string'),
  SkuPriceDetails: conditional('json'),
  SkuPriceId: conditional('string'),
  SubAccountId: conditional('string'),
  SubAccountName: conditional('string'),
  Tags: conditional('json'),
};

/** The 21 columns that every FOCUS 1.2 file must have. */
export const MANDATORY = Object.entries(FOCUS_RULES)
  .filter(([, { level }]) => level === 'mandatory')
  .map(([column]) => column);

/** Null for taxes; never null for usage, except in corrections. */
const NEEDED_FOR_USAGE = [
  'PricingQuantity',
  'PricingUnit',
  'ConsumedQuantity',
  'ConsumedUnit',
  'ListUnitPrice',
  'ContractedUnitPrice',
  'PricingCategory',
  'SkuId',
  'SkuPriceId',
];

const isFlatObject = (text: string): boolean => {
  const value: unknown = JSON.parse(text);
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(
      (each) => each === null || ['string', 'number', 'boolean'].includes(typeof each),
    )
  );
};

const FORMATS: Readonly<Record<Rule['type'], (text: string) => boolean>> = {
  string: (text) => text.trim() !== '',
  decimal: (text) => /^-?\d+(?:\.\d+)?(?:E-?\d+)?$/iu.test(text),
  date: (text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/u.test(text) && !Number.isNaN(Date.parse(text)),
  currency: (text) => /^[A-Z]{3}$/u.test(text),
  json: isFlatObject,
  unit: (text) => /^(?:[KMGTPE]?i?B|[A-Z]\w*)(?:[ -][A-Z]\w*)*$/u.test(text),
};

/** The tolerance for an amount, because amounts are rounded to a pico-dollar and doubles are inexact. */
const ROUNDING = 1e-12;
const isProduct = (row: Readonly<Record<string, string>>, unitPrice: string, cost: string): boolean => {
  const expected = Number(row[unitPrice]) * Number(row['PricingQuantity']);
  return Math.abs(expected - Number(row[cost])) <= ROUNDING + Math.abs(expected) * 1e-9;
};

/** The rule violations in one row. Empty cells count as null. */
export const focusFaults = (row: Readonly<Record<string, string>>): string[] => {
  const cells = Object.entries(FOCUS_RULES).flatMap(([column, { type, nulls, values }]) => {
    const cell = row[column];
    if (cell === undefined) return [`${column} is missing`];
    if (cell === '') return nulls ? [] : [`${column} is null`];
    if (!FORMATS[type](cell)) return [`${column} is not a valid ${type}: ${cell}`];
    return values === undefined || values.includes(cell) ? [] : [`${column} must not be ${cell}`];
  });
  const isUsage = row['ChargeCategory'] === 'Usage' && row['ChargeClass'] === '';
  const needed = isUsage ? NEEDED_FOR_USAGE.filter((column) => row[column] === '') : [];
  return [
    ...cells,
    ...needed.map((column) => `${column} is null in a usage row`),
    ...(isProduct(row, 'ListUnitPrice', 'ListCost') ? [] : ['ListCost is not price × quantity']),
    ...(isProduct(row, 'ContractedUnitPrice', 'ContractedCost')
      ? []
      : ['ContractedCost is not price × quantity']),
    ...(defined(row['BillingPeriodStart']) <= defined(row['ChargePeriodStart']) &&
    defined(row['ChargePeriodEnd']) <= defined(row['BillingPeriodEnd'])
      ? []
      : ['the charge is not within its billing period']),
    ...((row['ResourceId'] === '') === (row['ResourceType'] === '')
      ? []
      : ['ResourceType goes with ResourceId']),
  ];
};
