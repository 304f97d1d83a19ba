/** Checking and cropping a passport photo on the traveller's own device. */
export const photo = {
  title: 'Place your photo',
  close: 'Close without using this photo',
  looking: 'Looking for the face',
  slow: 'This device needs a little longer.',
  stop: 'Place it without the check',
  stage: 'Your photo. Drag it into place. The arrow keys move it; plus and minus change its size.',
  smaller: 'Smaller',
  larger: 'Larger',
  turn: 'Turn',
  use: 'Use this photo',
  another: 'Choose another',
  failed: 'We could not save the photo here. Choose another one, or reload the page and try again.',
  good: 'This photo looks right',
  'good.text': 'We only cropped, straightened and resized it, and checked it on your own device.',
  warned: '{count, plural, one {One thing could be better} other {# things could be better}}',
  'warned.text':
    'A better photo now saves you an email from us later. You can still send this one: our staff look at every photo themselves.',
  unchecked:
    'We could not check this photo on your device. Fit the face to the outline; our staff will look at it.',
  ask: 'What only you can see',
  'ask.text':
    'Both eyes open, mouth closed, nothing covering the face, glasses off if you can. And does it look like you today?',
  right: 'Right',
  wrong: 'Wrong',
  example: 'Examples',
  'example.right': 'Straight to the camera, plain white wall, even light',
  'example.wrong': 'From far away, with things behind you, or half in shadow',

  'complaint.noFace': 'We found no face',
  'complaint.noFace.do':
    'Face the camera, with the whole head in the picture and nothing covering it.',
  'complaint.severalFaces': 'There is more than one face',
  'complaint.severalFaces.do': 'Only one person can be in the photo. Ask the others to step aside.',
  'complaint.tooSmall': 'The photo is not detailed enough',
  'complaint.tooSmall.do': 'Move closer, or take a new photo instead of a picture of a picture.',
  'complaint.blurred': 'The face is not sharp',
  'complaint.blurred.do':
    'Hold the phone still, wipe the lens and tap the face before you take the photo.',
  'complaint.tooDark': 'It is too dark',
  'complaint.tooDark.do': 'Turn towards a window or step outside, with the light in front of you.',
  'complaint.tooBright': 'It is too bright',
  'complaint.tooBright.do':
    'Parts of the face are lost in the light. Step out of the sun, or switch off the flash.',
  'complaint.shadow': 'One side of the face is in shadow',
  'complaint.shadow.do': 'Turn so that the light comes from the front.',
  'complaint.tooNear': 'The head is too large or cut off',
  'complaint.tooNear.do':
    'Make the photo smaller, or take it again from further away, with room above the head.',
  'complaint.tooFar': 'The head is too small',
  'complaint.tooFar.do': 'Make the photo larger, until the head fills the outline.',
  'complaint.offCentre': 'The face is not in the middle',
  'complaint.offCentre.do': 'Drag the photo until the face is on the centre line.',
  'complaint.tilted': 'The head is tilted',
  'complaint.tilted.do': 'Hold the head upright, so that both eyes are level.',
  'complaint.background': 'The background is not plain and light',
  'complaint.background.do': 'Stand in front of a white wall, an arm’s length away from it.',
} as const
