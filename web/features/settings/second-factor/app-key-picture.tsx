import type { AppKey } from '#web/data/pool/second-factor.ts';

const GROUP = /.{1,4}/gu;

/** A key for an authenticator app, as a QR code and as text. Readers expect dark on light, in both themes. */
export const AppKeyPicture = ({ secret, picture }: AppKey) => (
  <>
    <img
      className="second-factor__picture"
      src={picture}
      alt="QR code with the key"
      width={224}
      height={224}
    />
    <p className="second-factor__key">
      <span>Key</span> <code>{secret.match(GROUP)?.join(' ')}</code>
    </p>
  </>
);
