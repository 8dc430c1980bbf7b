import { describe, expect, it } from 'vitest';
import { UPLOAD_KINDS, type UploadKind } from '#contract/catalogue.ts';
import { judge } from '#web/data/uploads/examine-file.ts';

const MP4 = '\0\0\0\u0020ftypisom';
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (one) => one.codePointAt(0) ?? 0);

interface Given {
  readonly type?: string;
  readonly size?: number;
  readonly kinds?: readonly UploadKind[];
}

const judged = (name: string, start: string, { type = '', size = 1000, kinds = UPLOAD_KINDS }: Given = {}) =>
  judge({ name, type, size }, bytesOf(start), kinds);

describe('a chosen file', () => {
  it.each([
    ['a.jpg', '\u00ff\u00d8\u00ff\u00e0', 'picture', 'image/jpeg'],
    ['a.png', '\u0089PNG\r\n\u001a\n', 'picture', 'image/png'],
    ['a.webp', 'RIFF\0\0\0\0WEBPVP8 ', 'picture', 'image/webp'],
    ['a.mp4', MP4, 'clip', 'video/mp4'],
    ['a.mov', '\0\0\0\u0014ftypqt  ', 'clip', 'video/quicktime'],
    ['old.mov', '\0\0\0\u0008wide\0\0', 'clip', 'video/quicktime'],
    ['a.webm', '\u001aE\u00df\u00a3\u0042\u0082\u0084webm', 'clip', 'video/webm'],
    ['a.mp3', 'ID3\u0004', 'sound', 'audio/mpeg'],
    ['plain.mp3', '\u00ff\u00fb\u0090', 'sound', 'audio/mpeg'],
    ['a.m4a', '\0\0\0\u0020ftypM4A ', 'sound', 'audio/mp4'],
    ['a.aac', '\u00ff\u00f1\u0050', 'sound', 'audio/aac'],
    ['a.wav', 'RIFF\0\0\0\0WAVEfmt ', 'sound', 'audio/wav'],
    ['a.ogg', 'OggS\0', 'sound', 'audio/ogg'],
  ])('named %s is recognised by its first bytes', (name, start, kind, type) => {
    expect(judged(name, start)).toEqual({ kind, type });
  });

  it('is identified by its bytes, whatever its name', () => {
    expect(judged('holiday.png', '\u00ff\u00d8\u00ff')).toEqual({ kind: 'picture', type: 'image/jpeg' });
  });

  it('in a clip container counts as audio if its extension or the upload control says so', () => {
    expect(judged('voice.m4a', MP4)).toEqual({ kind: 'sound', type: 'audio/mp4' });
    expect(judged('talk.mp4', MP4, { kinds: ['sound'] })).toEqual({ kind: 'sound', type: 'audio/mp4' });
    expect(judged('rec.webm', '\u001aE\u00df\u00a3webm', { type: 'audio/webm' })).toEqual({
      kind: 'sound',
      type: 'audio/webm',
    });
  });

  it('is left for the server to check if it is audio whose first bytes aren’t recognised', () => {
    expect(judged('old.mp3', '\0\0\0\0', { type: 'audio/mpeg' })).toEqual({
      kind: 'sound',
      type: 'audio/mpeg',
    });
  });

  // Proves dashboard-choose-drop-paste-files-cant.
  it.each([
    ['a.png', '#!/bin/sh', 'This is a text file, which we can’t use. Use a JPEG, PNG or WebP picture.'],
    ['a.svg', '<svg xmlns', 'This is a text file, which we can’t use. Use a JPEG, PNG or WebP picture.'],
    [
      'IMG_1.HEIC',
      '\0\0\0\u0018ftypheic',
      'This is a HEIC picture, which we can’t use. Open it on your phone or computer and export it as JPEG. An iPhone takes JPEG pictures with Settings, Camera, Formats, Most Compatible.',
    ],
    ['a.gif', 'GIF89a', 'This is a GIF, which we can’t use. Use a JPEG, PNG or WebP picture.'],
    ['a.jpg', 'hello', 'We don’t know what kind of file this is. Use a JPEG, PNG or WebP picture.'],
    ['a.mp4', MP4, 'This is a clip. Use a JPEG, PNG or WebP picture.'],
  ])('named %s is refused with one message that says what to use instead', (name, start, problem) => {
    expect(judged(name, start, { kinds: ['picture'] })).toEqual({ problem });
  });

  it('is refused when it is empty or too large', () => {
    expect(judged('a.png', '', { size: 0 })).toEqual({ problem: 'This file is empty. Choose another one.' });
    expect(judged('a.jpg', '\u00ff\u00d8\u00ff', { size: 31_000_000 })).toEqual({
      problem: 'This file has 31 MB; a picture can have up to 25 MB. Make it smaller and try again.',
    });
    expect(judged('a.mp4', MP4, { size: 250_000_000 })).toEqual({
      problem:
        'This file has 250 MB; a clip can have up to 200 MB. Make it smaller or shorter and try again.',
    });
  });

  it('is refused with a list of every kind of file that the upload control accepts', () => {
    expect(judged('a.pdf', '%PDF-1.7')).toEqual({
      problem:
        'This is a PDF, which we can’t use. Use a JPEG, PNG or WebP picture, an MP4, MOV or WebM clip, or an MP3, M4A, WAV or OGG sound.',
    });
  });
});
