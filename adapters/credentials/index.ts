/**
 * Content credentials (C2PA): what a picture is and who made it, signed into the file, so that whoever meets it elsewhere can tell
 * whether it is still that picture. With a certificate of the operator's only.
 */
import { randomUUID } from "node:crypto";
import { JPEG, PNG } from "@trustnxt/c2pa-ts/asset";
import {
  ActionAssertion,
  ActionType,
  ClaimVersion,
  DataHashAssertion,
  type DigitalSourceType,
  ManifestStore,
} from "@trustnxt/c2pa-ts/manifest";
import { z } from "zod";
import { AppError } from "#contract/errors";
import { type CredentialSetting, signerOf } from "./signer.ts";

const HASH = "SHA-256";
/** IPTC's word, as in the picture's XMP: of photos and letters. The library's list lacks it, its writer takes it. */
const COMPOSITE = z
  .custom<DigitalSourceType>((value) => typeof value === "string")
  .parse("http://cv.iptc.org/newscodes/digitalsourcetype/composite");

/** The picture with its credentials: JPEG or PNG, made by us of an agent's photos. Throws not_an_image for anything else. */
export type SignPicture = (picture: Uint8Array) => Promise<Uint8Array>;

/** `product`: whose claim it is. Throws as `signerOf` does. */
export async function openCredentials(setting: CredentialSetting, product: string, now: Date): Promise<SignPicture> {
  const signer = await signerOf(setting, now);
  return async (picture) => {
    const kind = JPEG.canRead(picture) ? "jpeg" : PNG.canRead(picture) ? "png" : null;
    if (kind === null) throw new AppError("not_an_image");
    const asset = kind === "jpeg" ? new JPEG(picture) : new PNG(picture);
    const store = new ManifestStore();
    const manifest = store.createManifest({
      claimVersion: ClaimVersion.V2,
      assetFormat: `image/${kind}`,
      instanceID: `xmp:iid:${randomUUID()}`,
      defaultHashAlgorithm: HASH,
      signer,
    });
    if (manifest.claim) manifest.claim.claimGeneratorName = product;
    const made = new ActionAssertion();
    made.actions.push({ action: ActionType.C2paCreated, digitalSourceType: COMPOSITE });
    manifest.addAssertion(made);
    const hash = DataHashAssertion.create(HASH);
    manifest.addAssertion(hash);
    await asset.ensureManifestSpace(store.measureSize());
    await hash.updateWithAsset(asset);
    await manifest.sign(signer);
    await asset.writeManifestJUMBF(store.getBytes());
    return await asset.getDataRange();
  };
}
