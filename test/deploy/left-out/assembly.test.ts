import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveOut, METRIC_MATH, readAssembly, typeOf } from './assembly.ts';

const HASH = 'a'.repeat(64);
const LEFT_OUT = new Set(['A::Key']);
const template = {
  Resources: {
    Key: { Type: 'A::Key' },
    Group: { Type: 'A::Group', DependsOn: ['Key', 'Bucket'], Properties: { Items: [{ Ref: 'Key' }] } },
    Bucket: { Type: 'A::Bucket', DependsOn: 'Key', Properties: { Name: { Ref: 'Group' } } },
  },
  Outputs: { Key: { Value: { 'Fn::GetAtt': ['Key', 'Id'] } } },
};

let folder = '';

const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const write = (name: string, value: unknown): void =>
  writeFileSync(join(folder, name), JSON.stringify(value));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  write('One.template.json', template);
  write('One.assets.json', {
    files: {
      [HASH]: {
        source: { path: 'One.template.json' },
        destinations: { here: { objectKey: `${HASH}.json` } },
      },
      code: { source: { path: 'asset.code' } },
    },
  });
  write('manifest.json', { artifacts: { One: { url: `s3://assets/${HASH}.json` } } });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('reads every resource in a stack before any are left out', () => {
  expect(readAssembly(folder).get('One')).toEqual(
    new Map([
      ['Key', 'A::Key'],
      ['Group', 'A::Group'],
      ['Bucket', 'A::Bucket'],
    ]),
  );
});

test('leaves out a listed alarm on several metrics, but keeps alarms on a single metric', () => {
  const Alarm = { Type: 'AWS::CloudWatch::Alarm', Properties: { MetricName: 'Errors' } };
  const Ratio = { Type: 'AWS::CloudWatch::Alarm', Properties: { Metrics: [{ Expression: 'a / b' }] } };
  write('Two.template.json', { Resources: { Alarm, Ratio } });
  expect([...(readAssembly(folder).get('Two') ?? [])].map(([id, kind]) => [id, kind, typeOf(kind)])).toEqual([
    ['Alarm', 'AWS::CloudWatch::Alarm', 'AWS::CloudWatch::Alarm'],
    ['Ratio', METRIC_MATH, 'AWS::CloudWatch::Alarm'],
  ]);
  leaveOut(folder, new Set([METRIC_MATH]));
  expect(read('Two.template.json')).toEqual({ Resources: { Alarm } });
});

test('leaves out a listed resource, replaces references to it with a placeholder and changes nothing else', () => {
  leaveOut(folder, LEFT_OUT);
  expect(read('One.template.json')).toEqual({
    Resources: {
      Group: { Type: 'A::Group', DependsOn: ['Bucket'], Properties: { Items: ['left-out'] } },
      Bucket: { Type: 'A::Bucket', DependsOn: [], Properties: { Name: { Ref: 'Group' } } },
    },
    Outputs: { Key: { Value: 'left-out' } },
  });
});

test('uploads the changed template under a new name', () => {
  leaveOut(folder, LEFT_OUT);
  const texts = ['One.assets.json', 'manifest.json'].map((name) => readFileSync(join(folder, name), 'utf8'));
  const [fresh] = /[0-9a-f]{64}/u.exec(texts[1] ?? '') ?? [];
  expect(fresh).not.toBe(HASH);
  for (const text of texts) {
    expect(text).toContain(`${fresh}.json`);
    expect(text).not.toContain(HASH);
  }
});
