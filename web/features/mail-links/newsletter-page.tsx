import { useConfirmNewsletter, useMailToken } from '#web/data/mail/mail-links.ts';
import { MailLinkCard } from './mail-link-card.tsx';

/** The page behind the newsletter’s confirmation link. */
export const NewsletterPage = () => {
  const work = useConfirmNewsletter(useMailToken());
  return (
    <MailLinkCard
      title="One message for each new article"
      words="Confirm that you want our newsletter. You can end it with one click in every message."
      action="Send Me the Newsletter"
      work={{ ...work, mutate: () => work.mutate() }}
      done={{ title: 'You’re on the list', words: 'We’ll email you the next article.' }}
    />
  );
};
