import { useMailToken, useUnsubscribe } from '#web/data/mail/mail-links.ts';
import { MailLinkCard } from './mail-link-card.tsx';

const DONE = {
  notifications:
    'You get no more email about your videos and credits. What you have to know still arrives, such as notices about the safety of your account or a video that we took down. You can switch email on again in Settings.',
  newsletter: 'The newsletter no longer comes to this address.',
} as const;

/** The page behind “Unsubscribe” in an email. */
export const UnsubscribePage = () => {
  const work = useUnsubscribe(useMailToken());
  return (
    <MailLinkCard
      title="Unsubscribe?"
      words="You won’t get emails like this one again."
      action="Unsubscribe"
      work={{ ...work, mutate: () => work.mutate() }}
      done={{ title: 'You’re unsubscribed', words: DONE[work.data?.ended ?? 'notifications'] }}
    />
  );
};
