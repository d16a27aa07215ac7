interface Policy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/** The URL of a worker of this app, as Trusted Types want it. Throws for another origin, and where the content policy has no such policy. */
export function workerUrl(path: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('workers', {
    createScriptURL(url) {
      if (new URL(url, window.location.href).origin !== window.location.origin)
        throw new TypeError(`${url} is no worker of this app.`);
      return url;
    },
  });
  return policy?.createScriptURL(path) ?? path;
}
