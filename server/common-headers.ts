/** What every answer carries, whoever makes it. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // A page brings a policy of its own; nothing else is there to load or to run anything.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const
