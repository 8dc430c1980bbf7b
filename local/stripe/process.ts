import { endWithParent } from '#local/support/child-process.ts';
import { StripeSettings, startStripe } from './server.ts';

process.once('message', (message) => {
  startStripe(StripeSettings.parse(message)).then(
    ({ url }) => process.send?.({ url }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
endWithParent();
