/** What somebody at the school does on the desk; one account may have several. Guardians have none of them. */
export const roles = ['admissions', 'recruitment', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

export function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text);
}

export const roleNames: Record<Role, string> = {
  admissions: 'Admissions',
  recruitment: 'Recruitment',
  editor: 'Editor',
  administrator: 'Administrator',
};
