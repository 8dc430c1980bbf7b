import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#web/data/api/api-error.ts';

const subscribe = async (email: string): Promise<unknown> => {
  const { api } = await import('#web/data/api/api.ts');
  return api.subscribeNewsletter({ body: { email } });
};

/** Subscribes an e-mail address to new articles. */
export const SubscribeBox = () => {
  const [email, setEmail] = useState('');
  const sending = useMutation({ mutationFn: subscribe, onSuccess: () => setEmail('') });
  return (
    <section className="subscribe" aria-labelledby="subscribe-title">
      <div>
        <h2 id="subscribe-title">The next article, by email</h2>
        <p className="subscribe__lead">One message for each new article. Nothing else.</p>
      </div>
      <form
        className="subscribe__form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending.isPending) sending.mutate(email.trim());
        }}
      >
        <label className="hidden-visually" htmlFor="subscribe-email">
          Email Address
        </label>
        <input
          id="subscribe-email"
          className="subscribe__input"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@example.com"
          value={email}
          aria-describedby="subscribe-answer"
          onChange={(event) => setEmail(event.target.value)}
        />
        <button type="submit" className="button button--primary" aria-busy={sending.isPending}>
          Subscribe
        </button>
        <output id="subscribe-answer" className="subscribe__answer">
          {sending.isSuccess ? 'Check your inbox: the link in our email puts you on the list.' : null}
          {sending.isError ? sentenceOf(sending.error) : null}
        </output>
      </form>
    </section>
  );
};
