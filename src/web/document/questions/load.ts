/** Most travellers are asked nothing: the form and its fields come when somebody is. */
export const loadQuestions = () => import('./Questions.tsx')
