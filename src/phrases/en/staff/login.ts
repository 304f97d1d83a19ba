/** Signing in, and where the letters of an invitation and of a new address lead. */
export const login = {
  title: 'Staff sign-in',
  failed: 'Login Failed - Invalid password',
  'failed.hint':
    'Check capital letters and the language of your keyboard. Whoever invited you can send you an email to reset your access.',
  'failed.code': 'Login Failed - Invalid code',
  email: 'Email',
  'email.required': 'Enter your email address',
  action: 'Sign in',
  or: 'or',
  passkey: 'Sign in with a passkey',

  'code.title': 'Second step',
  'code.lead': 'Open your authenticator app and type the code that it shows now.',
  'code.action': 'Sign in',
  'passkey.title': 'Use your passkey',
  'passkey.lead':
    'Your password is right. Your second step is a passkey: this device asks for your finger, your face or its PIN.',
  back: 'Start again',
  home: 'Back to the website',
  unsupported: 'This browser cannot use passkeys. Sign in from one that can.',

  'invitation.title': 'Welcome to {company}',
  'invitation.lead':
    'You have been invited as {role} with the address {email}. Choose a password to get started.',
  'invitation.reset.title': 'Choose a new password',
  'invitation.reset.lead':
    'For your account with the address {email}. Your second factor and passkeys are gone: set them up again afterwards.',
  'invitation.name': 'Your name',
  'invitation.password': 'New password',
  'invitation.password.required': 'Choose a password',
  'invitation.action': 'Create my account',
  'invitation.reset.action': 'Save and sign in',
  'invitation.missing.title': 'This page opens with the link in an email',
  'invitation.missing.text':
    'Open the email with your invitation again and press its button. The link is not kept in the address, so a reload loses it.',
  'invitation.over.title': 'This invitation has expired',
  'invitation.toLogin': 'Go to the sign-in',

  'email.title': 'Confirm your new address',
  'email.lead': 'Press the button, and this is the address of your account: you sign in with it.',
  'email.action': 'Confirm this address',
  'email.done': 'Your address is changed',
  'email.done.text': 'From now on it is {email}.',
  'email.missing':
    'Open the email again and press its button. The link is not kept in the address, so a reload loses it.',
  'email.toAccount': 'Go to your account',
} as const
