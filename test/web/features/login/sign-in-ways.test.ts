import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { SiteConfig } from '#contract/schemas/site-config.ts';
import { SignInWays } from '#web/features/login/sign-in-ways.tsx';
import { MessagesProvider } from '#web/ui/dialog/messages.tsx';

const pool = { endpoint: 'https://cognito-idp.eu-west-1.amazonaws.com', userPoolId: 'p', clientId: 'c' };
const shown = (config: SiteConfig): string => {
  const ways = createElement(SignInWays, {
    config,
    way: 'email',
    onWay: () => {},
    step: 'sign-in',
    onStep: () => {},
  });
  const messages = createElement(MessagesProvider, null, createElement(MemoryRouter, null, ways));
  const queries = { client: new QueryClient() };
  return renderToStaticMarkup(createElement(QueryClientProvider, queries, messages));
};

test('a site with Google and email sign-in shows both', () => {
  const html = shown({ socialSignIn: 'google', emailSignIn: pool });
  expect(html).toContain('Social Login');
  expect(html).toContain('Email Address');
});

// Proves login-two-tabs.
test('a site without Google has no Social tab, only the form', () => {
  const html = shown({ socialSignIn: 'off', emailSignIn: pool });
  expect(html).not.toContain('Social Login');
  expect(html).not.toContain('role="tab"');
  expect(html).toContain('Email Address');
});

test('a site with neither Google nor email sign-in shows no form and says that sign-in isn’t set up', () => {
  const html = shown({ socialSignIn: 'off', emailSignIn: null });
  expect(html).toContain('Sign-in isn’t set up on this site yet.');
  expect(html).not.toMatch(/<input|<button/u);
});
