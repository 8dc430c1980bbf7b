// CloudFront Function, viewer request, default behaviour: a path without a file extension is a screen of the app.
// Public pages, dashboard and login have their own page; every other screen starts from the empty one. Missing files
// stay missing, and API answers never pass through here.
const PAGES = [
  '/',
  '/pricing',
  '/blog',
  '/affiliate',
  '/privacy',
  '/terms',
  '/payment/success',
  '/dashboard',
  '/login',
  '/blog/the-first-second',
  '/blog/endings-that-loop',
  '/blog/read-it-aloud',
  '/blog/the-look-of-a-channel',
  '/blog/a-channel-of-one-idea',
  '/blog/ten-films-before-judging',
];

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name
function handler(event) {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastSegment.includes('.')) return request;
  const page = request.uri.length > 1 && request.uri.endsWith('/') ? request.uri.slice(0, -1) : request.uri;
  if (page.startsWith('/dashboard/')) request.uri = '/dashboard/index.html';
  else if (!PAGES.includes(page)) request.uri = '/app.html';
  else request.uri = page === '/' ? '/index.html' : page + '/index.html';
  return request;
}
