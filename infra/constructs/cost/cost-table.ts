import { Stack } from 'aws-cdk-lib';
import { CfnNamedQuery, CfnWorkGroup } from 'aws-cdk-lib/aws-athena';
import { CfnDatabase, CfnTable } from 'aws-cdk-lib/aws-glue';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { physicalName } from '#infra/stage/names.ts';
import { COST_QUERIES } from '#infra/watching/cost-queries.ts';
import { COST_FOLDERS } from './cost-bucket.ts';

interface CostTableProps {
  readonly stageName: string;
  readonly bucket: IBucket;
}

/** The columns of a line, as logged by `functions/runtime/telemetry`; a field that is missing from a line is NULL. */
const ITEM = 'component:string,sku:string,model:string,quantity:double,unit:string,pico:string,price:string';
const LINE = [
  'stage:string',
  'route:string',
  'step:string',
  'request_id:string',
  'status:string',
  'user:string',
  'plan:string',
  'video:string',
  'attempt:int',
  'series:string',
  'run:string',
  'dollars:string',
  `items:array<struct<${ITEM}>>`,
].join(',');
const TABLE = 'cost_lines';
/** The stage did not exist before this day. */
const FIRST_DAY = '2026-11-01';
/** A query that reads more than this is a mistake; Athena stops it once it has cost 5 cents. */
const QUERY_LIMIT_BYTES = 10_000_000_000;

/** Glue objects that SQL reads must not have hyphens in their names. */
const databaseName = (stageName: string): string => `veilcast_${stageName.replaceAll('-', '_')}`;

/** The table that covers the lines in a folder. */
const tableOf = (location: string): CfnTable.TableInputProperty => ({
  name: TABLE,
  tableType: 'EXTERNAL_TABLE',
  partitionKeys: [{ name: 'day', type: 'string', comment: 'the day (UTC) on which a line arrived' }],
  parameters: {
    classification: 'json',
    'projection.enabled': 'true',
    'projection.day.type': 'date',
    'projection.day.format': 'yyyy-MM-dd',
    'projection.day.range': `${FIRST_DAY},NOW`,
    'projection.day.interval': '1',
    'projection.day.interval.unit': 'DAYS',
    'storage.location.template': `${location}day=\${day}/`,
  },
  storageDescriptor: {
    location,
    columns: [
      { name: 'time', type: 'string', comment: 'when the work ended, UTC' },
      { name: 'cost', type: `struct<${LINE}>` },
    ],
    inputFormat: 'org.apache.hadoop.mapred.TextInputFormat',
    outputFormat: 'org.apache.hadoop.hive.ql.io.HiveIgnoreKeyTextOutputFormat',
    serdeInfo: {
      serializationLibrary: 'org.openx.data.jsonserde.JsonSerDe',
      parameters: { 'ignore.malformed.json': 'true' },
    },
  },
});

/**
 * What Athena needs to query the cost lines: a table whose daily partitions need no catalogue entries, a workgroup
 * and two saved queries.
 */
export class CostTable extends Construct {
  constructor(scope: Construct, id: string, { stageName, bucket }: CostTableProps) {
    super(scope, id);
    const name = databaseName(stageName);
    const database = new CfnDatabase(this, 'Database', {
      catalogId: Stack.of(this).account,
      databaseInput: { name, description: `What the stage ${stageName} used and what it cost` },
    });
    new CfnTable(this, 'Lines', {
      catalogId: Stack.of(this).account,
      databaseName: name,
      tableInput: tableOf(bucket.s3UrlForObject(COST_FOLDERS.lines)),
    }).addResourceDependency(database);
    const workgroup = new CfnWorkGroup(this, 'Workgroup', {
      name: physicalName(stageName, 'costs'),
      description: `Queries on the costs of ${stageName}`,
      recursiveDeleteOption: true,
      workGroupConfiguration: {
        enforceWorkGroupConfiguration: true,
        bytesScannedCutoffPerQuery: QUERY_LIMIT_BYTES,
        resultConfiguration: {
          outputLocation: bucket.s3UrlForObject(COST_FOLDERS.answers),
          encryptionConfiguration: { encryptionOption: 'SSE_S3' },
        },
      },
    });
    for (const { id: queryId, title, sql } of COST_QUERIES) {
      const query = new CfnNamedQuery(this, queryId, {
        database: name,
        workGroup: workgroup.name,
        name: title,
        queryString: sql(TABLE),
      });
      query.addResourceDependency(workgroup);
      query.addResourceDependency(database);
    }
  }
}
