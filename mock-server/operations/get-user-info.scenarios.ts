import { serverError, unauthorized } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'

export const getUserInfoScenarios = [
  defineScenario({
    id: 'profile-fails',
    title: { es: 'El perfil de Google falla', en: 'The social profile fails' },
    effect: { es: 'Solo se anota en la consola', en: 'Only logged to the console' },
    step: 'account',
    on: { getUserInfo: { answer: serverError } },
    sees: null,
    covers: ['8 social sign-in fails'],
  }),
  defineScenario({
    id: 'profile-denied',
    title: { es: 'La sesión de Google ya no vale', en: 'The social token is refused' },
    effect: { es: 'Solo se anota en la consola', en: 'Only logged to the console' },
    step: 'account',
    on: { getUserInfo: { answer: unauthorized } },
    sees: null,
    covers: ['8 social sign-in fails'],
  }),
]
