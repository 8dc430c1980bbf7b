// CloudFront Function, viewer request, default behaviour: an address without a file extension is a screen of the app.
// Files that are missing stay missing, and no answer of the API passes here.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name
function handler(event) {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!lastSegment.includes('.')) request.uri = '/index.html';
  return request;
}
