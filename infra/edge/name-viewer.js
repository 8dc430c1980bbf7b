// CloudFront Function, viewer request, /api/*: the API sees its own host name and CloudFront's address,
// so the viewer's are carried in two headers. What a client sent under these names is overwritten.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name
function handler(event) {
  const request = event.request;
  request.headers['x-forwarded-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
