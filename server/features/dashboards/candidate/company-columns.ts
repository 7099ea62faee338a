interface CompanyColumns {
  companyId: string;
  companyName: string;
  logoFileId: string | null;
}

export function toCompany({ companyId, companyName, logoFileId }: CompanyColumns) {
  return { id: companyId, name: companyName, logo: logoFileId && `/api/files/${logoFileId}` };
}
