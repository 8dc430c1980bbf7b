// CloudFront Function, viewer request, /api/*: the API sees its own host name and CloudFront's address, so two headers
// carry the viewer's. Overwrites any values that a client sent under these names.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name
function handler(event) {
  const request = event.request;
  request.headers['x-forwarded-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
