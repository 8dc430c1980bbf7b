const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? '');

const STYLE = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: #101014;
  color: #f3f2f7; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { width: 100%; max-width: 400px; padding: 32px 28px; background: #1a1a21; border: 1px solid #34343f; border-radius: 16px; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.25; font-weight: 650; letter-spacing: -0.01em; text-wrap: balance; }
p { margin: 0 0 24px; color: #b9b8c6; font-size: 14px; }
label { display: block; margin: 0 0 6px; font-size: 14px; font-weight: 600; }
input { width: 100%; height: 48px; padding: 0 14px; border: 1px solid #77778a; border-radius: 10px; background: #101014;
  color: inherit; font: inherit; }
input[aria-invalid=true] { border-color: #ff9a8d; }
.field { margin-bottom: 18px; }
.problem { margin: 6px 0 0; color: #ffb4aa; }
.actions { display: flex; gap: 12px; margin-top: 28px; }
button, a.button { flex: 1; min-height: 48px; border-radius: 10px; border: 1px solid #77778a; background: transparent; color: inherit;
  font: inherit; font-weight: 600; cursor: pointer; display: grid; place-items: center; text-decoration: none; }
button.primary, a.button { background: #f3f2f7; border-color: #f3f2f7; color: #17171d; }
button:hover { background: #2a2a34; } button.primary:hover, a.button:hover { background: #d9d8e2; }
:focus-visible { outline: 3px solid #8ab4ff; outline-offset: 2px; }
@media (max-width: 380px) { main { padding: 24px 18px; } .actions { flex-direction: column-reverse; } }
`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

export interface SignInForm {
  readonly name: string;
  readonly email: string;
  readonly problems: { readonly name?: string[] | undefined; readonly email?: string[] | undefined };
}

const EMPTY: SignInForm = { name: '', email: '', problems: {} };

function field(
  id: 'name' | 'email',
  label: string,
  autocomplete: string,
  form: SignInForm,
  focused: boolean,
): string {
  const problem = form.problems[id]?.[0];
  const state = problem ? ` aria-invalid="true" aria-describedby="${id}-problem"` : '';
  const type = id === 'email' ? 'email' : 'text';
  return (
    `<div class="field"><label for="${id}">${label}</label><input id="${id}" name="${id}" type="${type}" required maxlength="200"` +
    ` autocomplete="${autocomplete}" value="${escape(form[id])}"${state}${focused ? ' autofocus' : ''}>` +
    `${problem ? `<p class="problem" id="${id}-problem">${escape(problem)}</p>` : ''}</div>`
  );
}

/** The page that asks who is signing in; `form` brings back what was typed and what was wrong with it. */
export const renderSignInPage = (form: SignInForm = EMPTY): string =>
  page(
    'Sign in with Google (stand-in)',
    '<h1>Sign in with Google (stand-in)</h1>' +
      '<p>This page runs on your own machine in place of Google. Any name and address will do; the same address is the same account.</p>' +
      '<form method="post" novalidate>' +
      field(
        'name',
        'Name',
        'name',
        form,
        form.problems.email === undefined || form.problems.name !== undefined,
      ) +
      field(
        'email',
        'Email',
        'email',
        form,
        form.problems.email !== undefined && form.problems.name === undefined,
      ) +
      '<div class="actions"><button type="submit" name="action" value="cancel">Cancel</button>' +
      '<button class="primary" type="submit" name="action" value="continue">Continue</button></div></form>',
  );

/** What a visitor sees whose sign-in is over: used, expired or unknown. */
export const renderExpiredPage = (siteOrigin: string): string =>
  page(
    'This sign-in is over',
    '<h1>This sign-in is over</h1><p>It was used already, or it took too long. Go back and begin again.</p>' +
      `<div class="actions"><a class="button" href="${escape(siteOrigin)}/login">Back to Veilcast</a></div>`,
  );
