import type { ProviderSettings } from './providers.ts';

/** Defaults of common providers; the environment may override them. */
const defaults: Record<string, Partial<ProviderSettings>> = {
  google: { name: 'Google', issuer: 'https://accounts.google.com' },
  apple: { name: 'Apple', issuer: 'https://appleid.apple.com', responseMode: 'form_post' },
  facebook: {
    name: 'Facebook',
    issuer: 'https://www.facebook.com',
    tokenEndpoint: 'https://graph.facebook.com/v24.0/oauth/access_token',
  },
};

/** Reads `OIDC_<ID>_CLIENT_ID` and related settings. Throws a sentence that says what to change. */
export function readProviders(env: NodeJS.ProcessEnv): ProviderSettings[] {
  return Object.keys(env).flatMap((name) => {
    const word = /^OIDC_([A-Z0-9]+)_CLIENT_ID$/.exec(name)?.[1];
    const clientId = env[name];
    if (word === undefined || !clientId) return [];
    const id = word.toLowerCase();
    const value = (part: string): string | undefined => env[`OIDC_${word}_${part}`] || undefined;
    const issuer = value('ISSUER') ?? defaults[id]?.issuer;
    if (issuer === undefined || !URL.canParse(issuer))
      throw new Error(`OIDC_${word}_ISSUER must be the provider's issuer, like https://login.example.com.`);
    return [
      {
        id,
        name: value('NAME') ?? defaults[id]?.name ?? id,
        issuer,
        clientId,
        clientSecret: value('CLIENT_SECRET'),
        tokenEndpoint: value('TOKEN_ENDPOINT') ?? defaults[id]?.tokenEndpoint,
        responseMode: value('RESPONSE_MODE') ?? defaults[id]?.responseMode,
      },
    ];
  });
}
