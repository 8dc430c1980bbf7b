import { KeyGroup, PublicKey } from 'aws-cdk-lib/aws-cloudfront';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Bundles } from '#infra/bundling/bundles.ts';
import { MINT_MEDIA_KEYS } from '#infra/bundling/entries.ts';
import { SecretResource } from './secret-resource.ts';

interface MediaKeysProps {
  readonly bundles: Bundles;
  /** Receives the private key as `privateKey`. */
  readonly secret: ISecret;
}

/** The key pair that signs media URLs; CloudFront holds the public key. */
export class MediaKeys extends Construct {
  readonly keyPairId: string;
  readonly group: KeyGroup;

  constructor(scope: Construct, id: string, { bundles, secret }: MediaKeysProps) {
    super(scope, id);
    const minted = new SecretResource(this, 'Mint', {
      bundles,
      entry: MINT_MEDIA_KEYS,
      secret,
      properties: {},
    });
    const publicKey = new PublicKey(this, 'PublicKey', { encodedKey: minted.attribute('PublicKey') });
    this.keyPairId = publicKey.publicKeyId;
    this.group = new KeyGroup(this, 'Group', { items: [publicKey] });
  }
}
