const isOn = ({ protocol, host }: URL, hosts: RegExp): boolean => protocol === 'https:' && hosts.test(host);

/**
 * Whether a film may be sent to a URL, wherever that URL comes from: it must be on the server that was called for the
 * announcement or, with TLS, on another of the platform’s `hosts`. A stand-in’s uploads stay on the stand-in.
 */
export const takesUploads = (address: string, announcer: string, hosts: RegExp): boolean => {
  const url = URL.parse(address);
  const server = new URL(announcer);
  return url !== null && (url.origin === server.origin || (isOn(server, hosts) && isOn(url, hosts)));
};
