import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';

interface DataTableProps {
  readonly deletionProtection: boolean;
}

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table: billed per request, restorable to any second of the last 35 days, kept when its stack is deleted. */
export class DataTable extends TableV2 {
  constructor(scope: Construct, id: string, { deletionProtection }: DataTableProps) {
    super(scope, id, {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      timeToLiveAttribute: 'ttl',
      globalSecondaryIndexes: [
        {
          indexName: 'gsi1',
          partitionKey: text('gsi1pk'),
          sortKey: text('gsi1sk'),
          projectionType: ProjectionType.ALL,
        },
      ],
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
