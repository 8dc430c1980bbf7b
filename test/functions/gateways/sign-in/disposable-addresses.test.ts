import { describe, expect, it } from 'vitest';
import { MAIL_PROVIDERS } from '#functions/domain/account/mail-providers.ts';
import { listedAsDisposable } from '#functions/gateways/sign-in/disposable-addresses.ts';

const isDisposable = listedAsDisposable();

describe('the list of disposable domains', () => {
  it.each([
    'a@mailinator.com',
    'A@MAILINATOR.COM.',
    'a@box.mailinator.com',
    'a@guerrillamail.com',
    'a@yopmail.com',
    'a@sharklasers.com',
  ])('contains %s', (email) => expect(isDisposable(email)).toBe(true));

  it.each([
    'a@gmail.com',
    'a@outlook.com',
    'a@icloud.com',
    'a@proton.me',
    'a@ada.fastmail.com',
    'a@duck.com',
    'a@privaterelay.appleid.com',
    'a@example.com',
    'a@mymailinator.example',
    'a@mailinator.com.example.com',
    'mailinator.com@example.com',
    'a@com',
    'mailinator',
    '',
  ])('does not contain “%s”', (email) => expect(isDisposable(email)).toBe(false));

  it('contains none of the mail providers whose address aliases we recognise', () => {
    const names = [
      'gmail.com',
      'proton.me',
      'pm.me',
      'me.com',
      'ya.ru',
      'yahoo.com',
      'fastmail.fm',
      'sent.com',
    ];
    expect(names.every((name) => MAIL_PROVIDERS.some(({ domains }) => domains.test(name)))).toBe(true);
    expect(names.filter((name) => isDisposable(`a@${name}`))).toEqual([]);
  });
});
