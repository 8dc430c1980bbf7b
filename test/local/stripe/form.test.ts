import { expect, test } from 'vitest';
import { monthsAfter, nextMonth } from '#local/stripe/billing/months.ts';
import { decodeForm } from '#local/stripe/form.ts';

const decoded = (form: string) => decodeForm(new URLSearchParams(form));

test('parses a form into objects and lists', () => {
  expect(decoded('a=1&items[0][id]=x&items[0][price]=y&items[1][id]=z&metadata[plan]=p%26q')).toEqual({
    a: '1',
    items: [{ id: 'x', price: 'y' }, { id: 'z' }],
    metadata: { plan: 'p&q' },
  });
  expect(decoded('expand[]=a&expand[]=b')).toEqual({ expand: ['a', 'b'] });
  expect(decoded('')).toEqual({});
});

test('a form cannot modify the object prototype', () => {
  const form = decoded('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
  expect(Object.keys(form)).toEqual(['__proto__', 'constructor']);
  expect({}).not.toHaveProperty('polluted');
});

const at = (text: string) => Date.parse(text) / 1000;

test('adding a month keeps the day or, in a shorter month, uses the last day; later months return to the original day', () => {
  const anchor = at('2027-01-31T10:30:00Z');
  expect(monthsAfter(anchor, 1)).toBe(at('2027-02-28T10:30:00Z'));
  expect(monthsAfter(anchor, 2)).toBe(at('2027-03-31T10:30:00Z'));
  expect(monthsAfter(anchor, 13)).toBe(at('2028-02-29T10:30:00Z'));
  expect(nextMonth(anchor, at('2027-02-28T10:30:00Z'))).toBe(at('2027-03-31T10:30:00Z'));
});
